import type { StaffSlice } from "#office/frame/staff-slice.ts"
import { openingMessages } from "./messages.ts"

export const opening: StaffSlice = {
  messages: { opening: openingMessages },
  fields: { isOpen: { en: "Site is open", vi: "Trang đã mở" } },
  mails: { "test-mail": { en: "Test mail", vi: "Thư thử" } },
}
