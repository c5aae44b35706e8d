import { Box, Checkbox, Stack, Typography } from "@mui/material"
import { useState } from "react"
import { useTranslate } from "react-admin"
import type { Preview, PreviewRow } from "#domain/bank-statements/bank-statement.ts"
import { formatDate, formatPrice } from "#i18n/format.ts"
import type { Currency } from "#lib/money.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { StatusChip } from "#office/ui/chip.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { Section } from "#office/ui/section.tsx"
import { OtherReport } from "../other-report.tsx"
import { useKindLabel } from "../use-kind-label.ts"

type Props = {
  preview: Preview
  currency: Currency
  isBusy: boolean
  onBack: () => void
  /** `accepted`: the rows that are recorded in the ledgers of their bookings. */
  onApply: (accepted: number[]) => void
}

/** Drawing thousands at once would stop the browser for seconds. */
const SHOWN_ROWS = 200

/** What an import would do, row by row. Nothing has happened yet. */
export function PreviewStep({ preview, currency, isBusy, onBack, onApply }: Props) {
  const translate = useTranslate()
  const { rows, leftOut } = preview
  const exact = rows.filter(({ kind }) => kind === "exact").map(({ row }) => row)
  const [accepted, setAccepted] = useState(exact)
  const known = rows.filter(({ isKnown }) => isKnown).length
  const toggle = (row: number) =>
    setAccepted(accepted.includes(row) ? accepted.filter((one) => one !== row) : [...accepted, row])
  const outgoing = rows.filter(({ isKnown, amount }) => !isKnown && amount < 0).length
  const summary = { exact: exact.length, known, outgoing, waiting: rows.length - known - exact.length - outgoing }
  const [shown, setShown] = useState(SHOWN_ROWS)
  const apply = (
    <ActionButton
      label={translate(`bankStatements.import.${accepted.length ? "apply" : "applyNone"}`, { n: accepted.length })}
      variant="contained"
      disabled={isBusy}
      onClick={() => onApply(accepted)}
    />
  )
  return (
    <Section title="bankStatements.import.preview">
      <Typography sx={{ fontWeight: 600 }} role="status">
        {translate("bankStatements.import.summary", summary)}
      </Typography>
      <Hint>{translate(`bankStatements.import.${known === rows.length ? "nothingNew" : "nothingYet"}`)}</Hint>
      {leftOut > 0 && <Hint>{translate("bankStatements.import.leftOut", { n: leftOut })}</Hint>}
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, my: 2 }}>
        {apply}
        <ActionButton label="bankStatements.import.back" disabled={isBusy} onClick={onBack} />
      </Stack>
      <Box component="ol" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {rows.slice(0, shown).map((row) => (
          <Row
            key={row.row}
            row={row}
            currency={currency}
            isAccepted={accepted.includes(row.row)}
            onToggle={() => toggle(row.row)}
          />
        ))}
      </Box>
      {rows.length > shown && (
        <ActionButton
          label={translate("bankStatements.import.showAll", { n: rows.length })}
          onClick={() => setShown(rows.length)}
        />
      )}
    </Section>
  )
}

type RowProps = { row: PreviewRow; currency: Currency; isAccepted: boolean; onToggle: () => void }

function Row({ row, currency, isAccepted, onToggle }: RowProps) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { amount, bookedOn, content, kind, isKnown, otherReport, proposals, bankReference } = row
  const price = formatPrice(amount, currency, language)
  const kindLabel = useKindLabel(currency)
  const state = isKnown ? "known" : (kind ?? "unknown")
  const [first, ...others] = proposals
  const proposed = first && withDots(first.reference, first.name, others.length > 0 && `+${others.length}`)
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        columnGap: 2,
        alignItems: "start",
        py: 1,
        borderTop: 1,
        borderColor: "divider",
        opacity: isKnown ? 0.7 : 1,
        gridTemplateColumns: { xs: "44px minmax(0, 1fr)", md: "44px 60px 170px minmax(0, 3fr) minmax(0, 2fr)" },
      }}
    >
      {kind === "exact" ? (
        <Checkbox
          checked={isAccepted}
          onChange={onToggle}
          slotProps={{ input: { "aria-label": translate("bankStatements.import.recordRow", { row: row.row }) } }}
          sx={{ gridRow: { xs: "1 / span 4", md: "auto" }, p: 1 }}
        />
      ) : (
        <Box sx={{ gridRow: { xs: "1 / span 4", md: "auto" } }} />
      )}
      <Hint sx={{ display: { xs: "none", md: "block" } }}>{row.row}</Hint>
      <Box>
        <Typography sx={{ fontWeight: 700, whiteSpace: "nowrap" }}>{amount > 0 ? `+${price}` : price}</Typography>
        <Hint>{formatDate(bookedOn, language, "short")}</Hint>
      </Box>
      <Box sx={{ overflowWrap: "anywhere" }}>
        {content}
        <Hint>{bankReference}</Hint>
      </Box>
      <Box sx={{ overflowWrap: "anywhere" }}>
        <StatusChip label={isKnown ? "bankStatements.kinds.known" : kindLabel(row, amount)} tone={toneOf(state)} />
        {proposed && <Hint>{proposed}</Hint>}
        {otherReport && <OtherReport report={otherReport} inNewTab />}
      </Box>
    </Box>
  )
}

function toneOf(kind: string) {
  if (kind === "exact") return "success"
  return kind === "known" || kind === "outgoing" || kind === "notOwed" || kind === "zero" ? "neutral" : "warning"
}
