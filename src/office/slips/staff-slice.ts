import type { StaffSlice } from "#office/frame/staff-slice.ts"
import { slipMessages } from "./messages.ts"

export const slips: StaffSlice = {
  messages: { slips: slipMessages },
  // Today lists those to check. Each booking shows its own.
  resources: [{ name: "slips", area: "payments", endpoint: "/slips" }],
}
