/** Why requests are refused, as administrators read it. What people mistype in forms is left out. */
export const REFUSAL_REASONS = [
  "limit",
  "proof-asked",
  "proof-failed",
  "too-fast",
  "honeypot",
  "password",
  "signed-out",
  "forbidden",
  "foreign-origin",
  "too-large",
  "unreadable",
] as const
export type RefusalReason = (typeof REFUSAL_REASONS)[number]
