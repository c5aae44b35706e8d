import AddIcon from "@mui/icons-material/Add"
import { useState } from "react"
import { SelectInput, useTranslate } from "react-admin"
import type { VatRatePeriod } from "#domain/invoices/invoice.ts"
import { VAT_KINDS, VAT_RATES } from "#domain/invoices/vat/vat.ts"
import { formatDate } from "#i18n/format.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { saveRow } from "#office/frame/http.ts"
import { DateInput } from "#office/ui/dates/date-inputs.tsx"
import { choicesOf } from "#office/ui/fields/choices.ts"
import { ProductInput } from "#office/ui/fields/product-input.tsx"
import { DialogButton } from "#office/ui/forms/dialog-button.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { RemoveButton } from "#office/ui/forms/remove-button.tsx"
import { useTyped } from "#office/ui/forms/use-typed.ts"
import { Hint } from "#office/ui/hint.tsx"
import { StaffList } from "#office/ui/list/staff-list.tsx"
import { ListRow } from "#office/ui/list-row.tsx"

type Row = VatRatePeriod & { id: string }

/** The rates of VAT and the days on which they hold. */
export default function VatRateListScreen() {
  const translate = useTranslate()
  return (
    <StaffList<Row>
      perPage="all"
      empty="vatRates.none"
      toolbar={
        <DialogButton
          label="vatRates.add"
          variant="contained"
          size="small"
          startIcon={<AddIcon />}
          dialog={(onClose) => <VatRateDialog onClose={onClose} />}
        />
      }
      row={(rate) => <RateRow rate={rate} />}
    >
      <Hint sx={{ mb: 1 }}>{translate("vatRates.about")}</Hint>
    </StaffList>
  )
}

function RateRow({ rate: period }: { rate: Row }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { kind, product, rate, validFrom, validTo } = period
  const day = (date: string) => formatDate(date, language, "short")
  const what = product ? product[language] : translate(kind ? `vatRates.kinds.${kind}` : "vatRates.all")
  const days = validTo
    ? translate("vatRates.periodTo", { from: day(validFrom), to: day(validTo) })
    : translate("vatRates.period", { from: day(validFrom) })
  return (
    <ListRow title={`${translate(`vatRates.rates.${rate}`)}: ${what}`} lines={[days]}>
      <DialogButton
        label="vatRates.change"
        variant="outlined"
        size="small"
        dialog={(onClose) => <VatRateDialog rate={period} onClose={onClose} />}
      />
      <RemoveButton path={`/vat-rates/${period._id}`} texts="vatRates" size="small" />
    </ListRow>
  )
}

type Values = { kind: string; productId: string | null; rate: string; validFrom: string; validTo: string | null }

/** Choices beside the kinds: everything, and one product. */
const ALL = "all"
const ONE = "one"

function OneProduct() {
  return useTyped<Values>().kind === ONE ? <ProductInput source="productId" label="vatRates.fields.product" /> : null
}

function VatRateDialog({ rate, onClose }: { rate?: Row; onClose: () => void }) {
  // Kept from the moment of opening: a colleague's change meanwhile must be noticed.
  const [opened] = useState(rate)
  const { productId = null, validFrom = "", validTo = null } = opened ?? {}
  const kind = productId ? ONE : (opened?.kind ?? ALL)
  return (
    <FormDialog<Values>
      title={opened ? "vatRates.edit" : "vatRates.add"}
      values={{ kind, productId, rate: opened?.rate ?? "10", validFrom, validTo }}
      save={({ kind, productId, rate, validFrom, validTo }, key) => {
        const isOne = kind === ONE
        // A missing product is said beside its field.
        const what = { kind: isOne || kind === ALL ? null : kind, productId: isOne ? (productId ?? "") : null }
        const body = { ...what, rate, validFrom: validFrom ?? "", validTo: validTo || null }
        return saveRow("/vat-rates", opened, body, key)
      }}
      done="vatRates.saved"
      submit="vatRates.save"
      onClose={onClose}
      maxWidth="xs"
    >
      <SelectInput
        source="kind"
        label="vatRates.fields.kind"
        choices={[
          { id: ALL, name: "vatRates.all" },
          ...choicesOf(VAT_KINDS, "vatRates.kinds"),
          { id: ONE, name: "vatRates.one" },
        ]}
        isRequired
      />
      <OneProduct />
      <SelectInput
        source="rate"
        label="vatRates.fields.rate"
        choices={choicesOf(VAT_RATES, "vatRates.rates")}
        isRequired
      />
      <DateInput source="validFrom" label="vatRates.fields.validFrom" />
      <DateInput source="validTo" label="vatRates.fields.validTo" />
    </FormDialog>
  )
}
