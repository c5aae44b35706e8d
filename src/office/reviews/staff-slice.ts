import StarIcon from "@mui/icons-material/Star"
import { lazy } from "react"
import { reviewMessages } from "#domain/reviews/staff/messages.ts"
import type { StaffSlice } from "#office/frame/staff-slice.ts"

export const reviews: StaffSlice = {
  messages: { reviews: reviewMessages },
  mails: {
    "review-invitation": { en: "Invitation to review", vi: "Mời đánh giá" },
    "review-for-staff": { en: "New review, to the office", vi: "Đánh giá mới, gửi văn phòng" },
  },
  resources: [
    {
      name: "reviews",
      area: "content",
      endpoint: "/reviews/moderation",
      recordRepresentation: "name",
      list: lazy(() => import("./review-list-screen.tsx")),
      show: lazy(() => import("./review-screen.tsx")),
      menu: { group: "work", icon: StarIcon, waiting: { status: "pending" } },
    },
  ],
}
