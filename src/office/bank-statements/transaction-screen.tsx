import type { BankTransaction } from "#domain/bank-statements/bank-statement.ts"
import { formatDate, formatPrice } from "#i18n/format.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { RecordScreen } from "#office/ui/record-screen.tsx"
import { Section } from "#office/ui/section.tsx"
import { TransactionRow } from "./transaction-row.tsx"

type Row = BankTransaction & { id: string }

/** One bank transaction, as the payments of a booking lead to it. */
export default function TransactionScreen() {
  const language = useStaffLanguage()
  const title = ({ amount, account, bookedOn }: Row) =>
    withDots(formatPrice(amount, account.currency, language), formatDate(bookedOn, language, "short"))
  return (
    <RecordScreen<Row> title={title}>
      {(transaction) => (
        <Section title="bankStatements.open">
          <TransactionRow transaction={transaction} />
        </Section>
      )}
    </RecordScreen>
  )
}
