import type { EnquiryStatus } from "#features/enquiries/handling.ts"
import type { Tone } from "#staff/theme.ts"

export const STATUS_TONES: Record<EnquiryStatus, Tone> = {
  new: "warning",
  contacted: "neutral",
  closed: "success",
  spam: "danger",
}
