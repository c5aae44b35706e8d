import { useTranslate } from "react-admin"
import type { InvoiceChange } from "#domain/invoices/invoice.ts"
import { formatDate, formatPrice } from "#i18n/format.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"

type BuyerField = NonNullable<InvoiceChange["buyer"]>["fields"][number]

/** Returns a writer of what an invoice states and what it should state now. */
export function useChangeText() {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const text = <Value>(change: { was: Value; now: Value } | null, write: (value: Value) => string) =>
    change && translate("invoices.change.fromTo", { was: write(change.was), now: write(change.now) })
  const otherFields = (fields: BuyerField[]) => {
    const others = fields.filter((field) => field !== "name").map((field) => translate(`invoices.buyer.${field}`))
    return others.length > 0 && translate("invoices.change.buyer", { fields: others.join(", ") })
  }
  return ({ totalVnd, travelDate, buyer, isOtherProduct }: InvoiceChange) => {
    const parts = withDots(
      text(totalVnd, (vnd) => formatPrice(vnd, "VND", language)),
      text(travelDate, (date) => formatDate(date, language, "short")),
      text(buyer?.was === buyer?.now ? null : buyer, (name) => name ?? translate("invoices.noBuyer")),
      buyer && otherFields(buyer.fields),
      isOtherProduct && translate("invoices.change.product"),
    )
    return parts || translate("invoices.change.erased")
  }
}
