import UploadFileIcon from "@mui/icons-material/UploadFile"
import { Box } from "@mui/material"
import type { KeyboardEvent } from "react"
import { SelectInput, useTranslate } from "react-admin"
import { type BankTransaction, STATES } from "#domain/bank-statements/bank-statement.ts"
import { bankName } from "#domain/settings/bank-accounts/bank-account.ts"
import { hanoiDate } from "#lib/today.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { DateInput } from "#office/ui/dates/date-inputs.tsx"
import { DialogButton } from "#office/ui/forms/dialog-button.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { byStatus } from "#office/ui/list/quick-filters.tsx"
import { StaffList } from "#office/ui/list/staff-list.tsx"
import { DaysDialog } from "./days-dialog.tsx"
import { TransactionRow } from "./transaction-row.tsx"
import { useBankAccounts } from "./use-bank-accounts.ts"

type Row = BankTransaction & { id: string }

const states = Object.fromEntries(
  Object.entries(byStatus("bankStatements.states", STATES)).map(([text, { status }]) => [text, { state: status }]),
)

/** What came into the company's accounts and went out of them, and what there is to decide. */
export default function TransactionListScreen() {
  const translate = useTranslate()
  const accounts = useBankAccounts()
  const earliest = { min: "2000-01-01", max: hanoiDate() }
  const choices = accounts.map((one) => ({ id: one.accountNumber, name: `${bankName(one)} ${one.accountNumber}` }))
  return (
    <Box onKeyDown={moveByArrows}>
      <StaffList<Row>
        title="bankStatements.name"
        search="bankStatements.search"
        filters={[
          <SelectInput
            key="account"
            source="account"
            alwaysOn
            label="bankStatements.account"
            choices={choices}
            translateChoice={false}
          />,
          <DateInput key="from" source="from" label="bankStatements.from" {...earliest} alwaysOn />,
          <DateInput key="to" source="to" label="bankStatements.to" {...earliest} alwaysOn />,
        ]}
        quickFilters={states}
        toolbar={
          <>
            <DialogButton
              label="bankStatements.days.title"
              size="small"
              dialog={(onClose) => <DaysDialog onClose={onClose} />}
            />
            <ActionButton
              label="bankStatements.import.title"
              to="/staff/statement-import"
              variant="contained"
              size="small"
              startIcon={<UploadFileIcon />}
            />
          </>
        }
        empty="bankStatements.none"
        row={(transaction) => <TransactionRow transaction={transaction} />}
      >
        <Hint>{translate("bankStatements.about")}</Hint>
        <Hint sx={{ display: { xs: "none", md: "block" } }}>{translate("bankStatements.keys")}</Hint>
      </StaffList>
    </Box>
  )
}

/** Moves the focus to the first button of the next or previous transaction. */
function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget } = event
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (step === undefined || (target as HTMLElement).closest("input, textarea, [role=dialog], [role=listbox]")) return
  const rows = [...currentTarget.querySelectorAll<HTMLElement>("[data-transaction]")]
  const at = rows.findIndex((row) => row.contains(target as Node))
  const next = rows[at < 0 ? 0 : at + step]
  const button = next?.querySelector<HTMLElement>("button, a")
  if (!button) return
  event.preventDefault()
  button.focus()
  next?.scrollIntoView({ block: "nearest" })
}
