import type { StaffSlice } from "#staff/staff-slice.ts"
import { consultationMessages } from "./messages.ts"

export const consultations: StaffSlice = {
  messages: { consultations: consultationMessages },
  mails: {
    "consultation-received": { en: "Enquiry received", vi: "Đã nhận yêu cầu tư vấn" },
    "consultation-for-staff": { en: "New enquiry, to the office", vi: "Yêu cầu tư vấn mới, gửi văn phòng" },
  },
}
