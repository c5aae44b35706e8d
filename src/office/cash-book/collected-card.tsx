import { Alert, Box, Checkbox, FormControlLabel, Stack, Typography } from "@mui/material"
import { useState } from "react"
import type { Collected } from "#domain/cash-book/cash-book.ts"
import { DONG_FIRST } from "#domain/cash-book/cash-sums.ts"
import { toMajor, toMinor } from "#lib/money.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { Only } from "#office/frame/access/only.tsx"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { callApi } from "#office/frame/http.ts"
import { DialogButton } from "#office/ui/forms/dialog-button.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { Money } from "#office/ui/money.tsx"
import { Section } from "#office/ui/section.tsx"
import { sumsText } from "./amounts.ts"

/** Who has cash of guests, and what of it they hand over. */
export function CollectedCard() {
  const { translate } = useWords()
  const { data: people, error } = useApi<Collected[]>("/cash-book/collected")
  return (
    <Section title="cashBook.collected.title">
      {error && <Alert severity="error">{error.message}</Alert>}
      {people?.length === 0 && <Hint>{translate("cashBook.collected.none")}</Hint>}
      {people?.map((one) => (
        <Person key={one.person} collected={one} />
      ))}
    </Section>
  )
}

type Line = Collected["payments"][number]

function sumsOf(lines: Line[]) {
  return DONG_FIRST.flatMap((currency) => {
    const own = lines.filter((line) => line.currency === currency)
    const minor = own.reduce((sum, { amount }) => sum + toMinor(amount, currency), 0)
    return own.length ? [{ currency, amount: toMajor(minor, currency) }] : []
  })
}

/** All lines are chosen until somebody leaves one out. */
function Person({ collected: { person, payments, sums } }: { collected: Collected }) {
  const { translate, language } = useWords()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = payments.filter(({ _id }) => !left.has(_id))
  const toggle = (id: string, isOn: boolean) =>
    setLeft((before) => new Set(isOn ? [...before].filter((one) => one !== id) : [...before, id]))
  const amount = sumsText(sumsOf(chosen), language)
  return (
    <Box component="section" sx={{ borderTop: 1, borderColor: "divider", py: 1.5 }}>
      <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: 1 }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {person} · {sumsText(sums, language)}
        </Typography>
        <Only area="accounts">
          <DialogButton
            label={translate("cashBook.collected.all", { amount })}
            variant="contained"
            disabled={chosen.length === 0}
            dialog={(onClose) => <HandOverDialog person={person} lines={chosen} onClose={onClose} />}
          />
        </Only>
      </Stack>
      {payments.map((line) => (
        <CollectedLine
          key={line._id}
          line={line}
          isChosen={!left.has(line._id)}
          onChange={(isOn) => toggle(line._id, isOn)}
        />
      ))}
    </Box>
  )
}

type LineProps = { line: Line; isChosen: boolean; onChange: (isOn: boolean) => void }

function CollectedLine({ line, isChosen, onChange }: LineProps) {
  const { translate, localized, day } = useWords()
  const { guest, reference, product, paidOn, isDifference, amount, recordedBy } = line
  return (
    <Stack direction="row" sx={{ alignItems: "flex-start", justifyContent: "space-between", gap: 1 }}>
      <FormControlLabel
        sx={{ mr: 0, alignItems: "flex-start" }}
        control={
          <Only area="accounts">
            <Checkbox checked={isChosen} onChange={(event) => onChange(event.target.checked)} />
          </Only>
        }
        label={
          <Box sx={{ pt: 1 }}>
            {withDots(guest || reference, localized(product))}
            <Hint>{withDots(day(paidOn), reference, recordedBy)}</Hint>
            {isDifference && <Hint color="error">{translate("cashBook.collected.difference")}</Hint>}
          </Box>
        }
      />
      <Box sx={{ pt: 1, textAlign: "right", fontWeight: 600 }}>
        <Money amount={amount} of={line} />
      </Box>
    </Stack>
  )
}

type DialogProps = { person: string; lines: Line[]; onClose: () => void }

function HandOverDialog({ person, lines, onClose }: DialogProps) {
  const { translate, language } = useWords()
  const [sent] = useState(lines)
  return (
    <FormDialog
      title={translate("cashBook.collected.question", { name: person })}
      save={(_, key) =>
        callApi("/cash-book/hand-overs", {
          method: "POST",
          body: { person, payments: sent.map(({ _id }) => _id) },
          key,
        })
      }
      done="cashBook.collected.done"
      submit="cashBook.collected.submit"
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography variant="h5" component="p" sx={{ mb: 1 }}>
        {sumsText(sumsOf(sent), language)}
      </Typography>
      <Typography>{translate("cashBook.collected.hint")}</Typography>
    </FormDialog>
  )
}
