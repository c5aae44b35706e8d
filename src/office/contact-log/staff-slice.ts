import type { StaffSlice } from "#office/frame/staff-slice.ts"
import { contactLogMessages } from "./messages.ts"

export const contactLog: StaffSlice = {
  messages: { contactLog: contactLogMessages },
  // Today lists the reminders. Each is shown on its booking or enquiry.
  resources: [{ name: "contactLog", area: "guests", endpoint: "/contact-log/due" }],
}
