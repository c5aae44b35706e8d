import CurrencyExchangeIcon from "@mui/icons-material/CurrencyExchange"
import { lazy } from "react"
import type { StaffSlice } from "#office/frame/staff-slice.ts"
import { refundMessages } from "./messages.ts"

export const refunds: StaffSlice = {
  messages: { refunds: refundMessages },
  mails: {
    "booking-refund-account": { en: "Account for a refund entered", vi: "Đã nhập tài khoản hoàn tiền" },
    "booking-refunded": { en: "Refund sent", vi: "Đã hoàn tiền" },
  },
  resources: [
    {
      name: "refunds",
      area: "accounts",
      endpoint: "/refunds",
      recordRepresentation: "reference",
      list: lazy(() => import("./refund-list-screen.tsx")),
      menu: { group: "money", icon: CurrencyExchangeIcon, waiting: {} },
    },
  ],
}
