import type { EnquiryStatus } from "#domain/enquiries/handling.ts"
import type { Tone } from "#office/frame/theme.ts"

export const STATUS_TONES: Record<EnquiryStatus, Tone> = {
  new: "warning",
  contacted: "neutral",
  closed: "success",
  spam: "danger",
}
