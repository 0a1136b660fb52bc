"""Tables of an export: the plan, the tasks, the commits, the report."""
