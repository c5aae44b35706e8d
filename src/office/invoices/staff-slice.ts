import ReceiptLongIcon from "@mui/icons-material/ReceiptLong"
import { lazy } from "react"
import type { StaffSlice } from "#office/frame/staff-slice.ts"
import { invoiceMessages, vatRateMessages } from "./messages.ts"

export const invoices: StaffSlice = {
  messages: { invoices: invoiceMessages, vatRates: vatRateMessages },
  mails: { "booking-paper": { en: "Receipt or request for payment", vi: "Phiếu thu hoặc đề nghị thanh toán" } },
  resources: [
    {
      name: "invoices",
      area: "accounts",
      endpoint: "/invoices",
      list: lazy(() => import("./invoice-list-screen.tsx")),
      show: lazy(() => import("./to-booking.tsx")),
      menu: { group: "money", icon: ReceiptLongIcon, waiting: { asked: "true" } },
    },
    {
      name: "vatRates",
      area: "accounts",
      endpoint: "/vat-rates",
      list: lazy(() => import("./vat-rate-list-screen.tsx")),
    },
  ],
}
