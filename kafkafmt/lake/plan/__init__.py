"""Planning: a read of logs divided into tasks, all of it or what is new; without Spark."""
