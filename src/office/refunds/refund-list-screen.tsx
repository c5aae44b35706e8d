import { Typography } from "@mui/material"
import { useTranslate } from "react-admin"
import type { StaffRefund } from "#domain/refunds/refund.ts"
import { StaffList } from "#office/ui/list/staff-list.tsx"
import { RefundRow } from "./refund-row.tsx"

/** What the company owes its guests, the oldest first. */
export default function RefundListScreen() {
  const translate = useTranslate()
  return (
    <StaffList<StaffRefund & { id: string }> row={(refund) => <RefundRow refund={refund} />} empty="refunds.none">
      <Typography color="text.secondary">{translate("refunds.intro")}</Typography>
    </StaffList>
  )
}
