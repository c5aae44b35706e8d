import { Table, TableBody, TableCell, TableRow } from "@mui/material"
import { useTranslate } from "react-admin"
import type { StaffBooking } from "#domain/bookings/booking.ts"
import { formatPrice } from "#i18n/format.ts"
import { inLanguage } from "#i18n/localized.ts"
import { toMajor } from "#lib/money.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { BothAmounts, Money, withAmounts } from "#office/ui/money.tsx"
import { Section } from "#office/ui/section.tsx"

/** The price by its lines, as it was agreed. */
export function PriceCard({ booking }: { booking: StaffBooking }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { currency, total } = booking.pricing
  return (
    <Section title="bookings.page.price">
      <Table size="small">
        <TableBody>
          {withAmounts(booking.lines, booking.pricing, language).map((line) => (
            <TableRow key={`${line.code} ${line.label.en}`}>
              <TableCell sx={{ pl: 0 }}>{inLanguage(line.label, language)}</TableCell>
              <TableCell align="right" sx={{ whiteSpace: "nowrap" }}>
                {line.quantity} ×
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: "nowrap" }}>
                {formatPrice(toMajor(line.unitMinor, currency), currency, language)}
              </TableCell>
              <TableCell align="right" sx={{ pr: 0, whiteSpace: "nowrap" }}>
                <BothAmounts {...line.amount} />
              </TableCell>
            </TableRow>
          ))}
          <TableRow>
            <TableCell sx={{ pl: 0, fontWeight: 700, border: 0 }}>{translate("bookings.fields.total")}</TableCell>
            <TableCell colSpan={2} sx={{ border: 0 }} />
            <TableCell align="right" sx={{ pr: 0, fontWeight: 700, whiteSpace: "nowrap", border: 0 }}>
              <Money amount={total} of={booking.pricing} />
            </TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </Section>
  )
}
