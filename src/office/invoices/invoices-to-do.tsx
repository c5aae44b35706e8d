import { useTranslate } from "react-admin"
import type { WaitingInvoices } from "#domain/invoices/invoice.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { ListRow } from "#office/ui/list-row.tsx"
import { Section } from "#office/ui/section.tsx"

/** What is asked of the accountant, the most urgent first, with its filter of the list. */
const TO_DO = {
  adjust: { state: "adjust" },
  asked: { asked: "true" },
  needed: { state: "needed" },
  exported: { state: "exported" },
}

/** A card of Today: invoices that wait or need an adjustment. Hidden if there are none. */
export function InvoicesToDo() {
  const translate = useTranslate()
  const { data } = useApi<WaitingInvoices>("/invoices/waiting", { refetchInterval: 60_000 })
  const rows = Object.entries(TO_DO).map(([what, filter]) => ({
    filter,
    what,
    n: data?.[what as keyof WaitingInvoices] ?? 0,
  }))
  if (rows.every(({ n }) => n === 0)) return null
  return (
    <Section title="invoices.toDo.title">
      {rows
        .filter(({ n }) => n > 0)
        .map(({ what, n, filter }) => (
          <ListRow
            key={what}
            to={`/staff/invoices?${new URLSearchParams({ filter: JSON.stringify(filter) })}`}
            title={translate(`invoices.toDo.${what}`, { n })}
            lines={[]}
          />
        ))}
    </Section>
  )
}
