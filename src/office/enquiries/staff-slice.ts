import QuestionAnswerIcon from "@mui/icons-material/QuestionAnswer"
import { lazy } from "react"
import type { StaffSlice } from "#office/frame/staff-slice.ts"
import { enquiryMessages } from "./messages.ts"
import { tripMessages } from "./trip-messages.ts"

export const enquiries: StaffSlice = {
  messages: { enquiries: enquiryMessages, consultations: tripMessages },
  mails: {
    "message-received": { en: "Message received", vi: "Đã nhận tin nhắn" },
    "consultation-received": { en: "Enquiry received", vi: "Đã nhận yêu cầu tư vấn" },
    "consultation-for-staff": { en: "New enquiry, to the office", vi: "Yêu cầu tư vấn mới, gửi văn phòng" },
    "contact-message": { en: "New message, to the office", vi: "Tin nhắn mới, gửi văn phòng" },
    "enquiry-answer": { en: "Answer to an enquiry", vi: "Trả lời thư khách" },
  },
  resources: [
    {
      name: "enquiries",
      area: "sales",
      endpoint: "/enquiries",
      recordRepresentation: "subject",
      list: lazy(() => import("./enquiry-list-screen.tsx")),
      show: lazy(() => import("./enquiry-screen.tsx")),
      menu: { group: "work", icon: QuestionAnswerIcon, waiting: { status: "new" } },
    },
  ],
}
