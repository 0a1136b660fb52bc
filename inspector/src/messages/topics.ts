// The internal topics whose records the schemas describe; apart from these, so that the page shares it.

export const INTERNAL_TOPICS = [
  '__consumer_offsets',
  '__transaction_state',
  '__share_group_state',
  '__cluster_metadata',
  '__remote_log_metadata',
] as const;
