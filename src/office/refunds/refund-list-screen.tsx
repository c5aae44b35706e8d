import { useTranslate } from "react-admin"
import type { StaffRefund } from "#domain/refunds/refund.ts"
import { Hint } from "#office/ui/hint.tsx"
import { StaffList } from "#office/ui/list/staff-list.tsx"
import { RefundRow } from "./refund-row.tsx"

/** What the company owes its guests, the oldest first. */
export default function RefundListScreen() {
  const translate = useTranslate()
  return (
    <StaffList<StaffRefund & { id: string }> row={(refund) => <RefundRow refund={refund} />} empty="refunds.none">
      <Hint>{translate("refunds.intro")}</Hint>
    </StaffList>
  )
}
