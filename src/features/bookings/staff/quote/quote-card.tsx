import { Box, Divider, FormControlLabel, Switch, TextField, Typography } from "@mui/material"
import type { ReactNode } from "react"
import { useTranslate } from "react-admin"
import type { Quote } from "#features/bookings/quote/types.ts"
import type { ProductCard } from "#features/products/product.ts"
import { formatPrice } from "#i18n/format.ts"
import { inLanguage, type LocalizedContent } from "#i18n/localized.ts"
import { toMajor } from "#lib/money.ts"
import { useStaffLanguage } from "#staff/hooks/use-language.ts"
import { SelectField } from "#staff/ui/fields/select-field.tsx"
import { Hint } from "#staff/ui/hint.tsx"
import { Money } from "#staff/ui/money.tsx"

/** The price of an example order beside the price form. `children` are the fields of the order. */
export function QuoteCard({ quote, children }: { quote: Quote; children: ReactNode }) {
  const translate = useTranslate()
  return (
    <Box
      component="aside"
      sx={{
        p: 2,
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
        bgcolor: "background.default",
        alignSelf: "start",
      }}
    >
      <Typography variant="h6" component="h3">
        {translate("catalogue.quote.title")}
      </Typography>
      <Hint sx={{ mb: 1 }}>{translate("catalogue.quote.hint")}</Hint>
      <Box sx={{ display: "grid", columnGap: 1, gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", mb: 1 }}>
        {children}
      </Box>
      <QuoteLines quote={quote} />
    </Box>
  )
}

type CountProps = { label: string; value: number; min?: number; onChange: (value: number) => void }

export function CountField({ label, value, min = 0, onChange }: CountProps) {
  return (
    <TextField
      type="number"
      label={useTranslate()(`catalogue.quote.${label}`)}
      value={value}
      slotProps={{ htmlInput: { min } }}
      onChange={(event) => onChange(Math.max(min, Math.trunc(Number(event.target.value))))}
    />
  )
}

type DateProps = { label: "date" | "time"; value: string; onChange: (value: string) => void }

export function WhenField({ label, value, onChange }: DateProps) {
  return (
    <TextField
      type={label}
      label={useTranslate()(`catalogue.quote.${label}`)}
      value={value}
      slotProps={{ inputLabel: { shrink: true } }}
      onChange={(event) => onChange(event.target.value)}
      sx={{ gridColumn: "1 / -1" }}
    />
  )
}

type ExtraProps = { extras: ProductCard[]; chosen: string; onChoose: (id: string) => void }

export function ExtraField({ extras, chosen, onChoose }: ExtraProps) {
  const options = extras.map(({ _id, title }) => ({ code: _id, name: title }))
  return <PickField label="extra" none="noExtra" options={options} chosen={chosen} onChoose={onChoose} />
}

type PickProps = {
  label: string
  none: string
  options: readonly { code: string; name: LocalizedContent }[]
  chosen: string
  onChoose: (code: string) => void
}

export function PickField({ label, none, options, chosen, onChoose }: PickProps) {
  const language = useStaffLanguage()
  return (
    <SelectField
      label={`catalogue.quote.${label}`}
      none={`catalogue.quote.${none}`}
      choices={options.map(({ code, name }) => ({ id: code, name: inLanguage(name, language) }))}
      value={chosen}
      onChange={onChoose}
      sx={{ gridColumn: "1 / -1" }}
    />
  )
}

type SwitchProps = { label: string; checked: boolean; onChange: (on: boolean) => void; isWide?: boolean }

export function SwitchField({ label, checked, onChange, isWide = false }: SwitchProps) {
  const translate = useTranslate()
  return (
    <FormControlLabel
      control={<Switch checked={checked} onChange={(_, on) => onChange(on)} />}
      label={translate(`catalogue.quote.${label}`)}
      sx={isWide ? { gridColumn: "1 / -1" } : {}}
    />
  )
}

/** The lines of a price and its total, as a guest sees them. */
function QuoteLines({ quote }: { quote: Quote }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { lines, currency, total } = quote
  const money = (minor: number) => formatPrice(toMajor(minor, currency), currency, language)
  return (
    <Box aria-live="polite">
      {total > 0 &&
        lines.map(({ code, label, quantity, totalMinor }) => (
          <Box key={`${code} ${label.en}`} sx={{ display: "flex", justifyContent: "space-between", gap: 2, py: 0.25 }}>
            <span>
              {quantity} × {inLanguage(label, language)}
            </span>
            <Box component="span" sx={{ whiteSpace: "nowrap" }}>
              {money(totalMinor)}
            </Box>
          </Box>
        ))}
      <Divider sx={{ my: 1 }} />
      <Box sx={{ display: "flex", justifyContent: "space-between", gap: 2, alignItems: "baseline" }}>
        <Typography sx={{ fontWeight: 600 }}>{translate("catalogue.quote.total")}</Typography>
        <Typography variant="h4" component="p" sx={{ textAlign: "right" }} data-testid="quote-total">
          {total > 0 ? <Money amount={total} of={quote} /> : translate("catalogue.quote.none")}
        </Typography>
      </Box>
    </Box>
  )
}
