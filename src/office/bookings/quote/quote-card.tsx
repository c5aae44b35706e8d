import { Box, Divider, FormControlLabel, Switch, Typography } from "@mui/material"
import { type ComponentProps, type ReactNode, useState } from "react"
import { useTranslate } from "react-admin"
import type { Quote } from "#domain/bookings/quote/types.ts"
import type { ProductCard } from "#domain/products/product.ts"
import { inLanguage, type LocalizedContent } from "#i18n/localized.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { SelectField } from "#office/ui/fields/select-field.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { BothAmounts, Money, withAmounts } from "#office/ui/money.tsx"

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

/** Returns an example order, and the props of the field for each of its parts. */
export function useExample<Example extends object>(initial: Example) {
  const [example, setExample] = useState(initial)
  const field = <Name extends keyof Example & string>(name: Name) => ({
    label: `catalogue.quote.${name}`,
    value: example[name],
    onChange: (value: Example[Name]) => setExample((now) => ({ ...now, [name]: value })),
  })
  return { example, field }
}

/** A month ahead. */
export const exampleDay = () => addDays(hanoiDate(), 30)

/** Spreads a field over the whole width of the card. */
export const WIDE = { gridColumn: "1 / -1" }

type PickProps = Pick<ComponentProps<typeof SelectField>, "label" | "none" | "value" | "onChange"> & {
  options: readonly { code: string; name: LocalizedContent }[]
}

export function PickField({ options, ...field }: PickProps) {
  const language = useStaffLanguage()
  const choices = options.map(({ code, name }) => ({ id: code, name: inLanguage(name, language) }))
  return <SelectField {...field} choices={choices} sx={WIDE} />
}

type ExtraProps = Omit<PickProps, "options" | "none"> & { extras: readonly ProductCard[] }

export function ExtraField({ extras, ...field }: ExtraProps) {
  const options = extras.map(({ _id, title }) => ({ code: _id, name: title }))
  return <PickField {...field} none="catalogue.quote.noExtra" options={options} />
}

type SwitchProps = { label: string; value: boolean; onChange: (on: boolean) => void; isWide?: boolean }

export function SwitchField({ label, value, onChange, isWide = false }: SwitchProps) {
  const translate = useTranslate()
  return (
    <FormControlLabel
      control={<Switch checked={value} onChange={(_, on) => onChange(on)} />}
      label={translate(label)}
      sx={isWide ? WIDE : {}}
    />
  )
}

/** The lines of a price and its total, as a guest sees them. */
function QuoteLines({ quote }: { quote: Quote }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { lines, total } = quote
  return (
    <Box aria-live="polite">
      {total > 0 &&
        withAmounts(lines, quote, language).map(({ code, label, quantity, amount }) => (
          <Box key={`${code} ${label.en}`} sx={{ display: "flex", justifyContent: "space-between", gap: 2, py: 0.25 }}>
            <span>
              {quantity} × {inLanguage(label, language)}
            </span>
            <Box component="span" sx={{ textAlign: "right" }}>
              <BothAmounts {...amount} />
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
