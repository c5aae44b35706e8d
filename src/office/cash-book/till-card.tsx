import { Box, Stack, Typography } from "@mui/material"
import type { CashBook, TillEntry } from "#domain/cash-book/cash-book.ts"
import { TILL_KINDS } from "#domain/cash-book/cash-book.ts"
import { formatPrice } from "#i18n/format.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { useCall } from "#office/frame/hooks/use-call.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { callApi } from "#office/frame/http.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { DialogButton } from "#office/ui/forms/dialog-button.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { ListRow } from "#office/ui/list-row.tsx"
import { Section } from "#office/ui/section.tsx"
import { differenceText, sumsText } from "./amounts.ts"
import { EntryDialog } from "./entry-dialog.tsx"
import { TillTable } from "./till-table.tsx"

/** What is in the till and what moved it, the counts and hand-overs of the days, and what staff enter. */
export function TillCard({ book }: { book: CashBook }) {
  const { translate } = useWords()
  const { entries, handOvers } = book
  return (
    <Section title="cashBook.till.title">
      <TillTable till={book.till} />
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, my: 2 }}>
        {TILL_KINDS.toReversed().map((kind) => (
          <DialogButton
            key={kind}
            label={`cashBook.entry.${kind}`}
            variant={kind === "count" ? "contained" : "outlined"}
            dialog={(onClose) => <EntryDialog kind={kind} onClose={onClose} />}
          />
        ))}
      </Stack>
      {entries.length + handOvers.length === 0 && <Hint>{translate("cashBook.till.none")}</Hint>}
      {handOvers.map((one) => (
        <HandOverRow key={one._id} handOver={one} />
      ))}
      {entries.map((entry) => (
        <EntryRow key={entry._id} entry={entry} />
      ))}
    </Section>
  )
}

function HandOverRow({ handOver }: { handOver: CashBook["handOvers"][number] }) {
  const { translate, language, day } = useWords()
  const { _id, person, handedOn, sums, payments, recordedBy, undoUntil } = handOver
  return (
    <ListRow
      title={`${translate("cashBook.collected.handed")} · ${sumsText(sums, language)}`}
      lines={[
        withDots(
          person,
          translate("cashBook.collected.payments", { smart_count: payments }),
          recordedBy && translate("cashBook.collected.received", { name: recordedBy }),
          day(handedOn),
        ),
      ]}
    >
      {undoUntil && (
        <DialogButton
          label="cashBook.entry.undo"
          size="small"
          dialog={(onClose) => (
            <FormDialog
              title="cashBook.collected.undoQuestion"
              save={() => callApi(`/cash-book/hand-overs/${_id}/undo`, { method: "POST", body: {} })}
              done="cashBook.entry.undone"
              submit="cashBook.entry.undo"
              isDangerous
              onClose={onClose}
            >
              {translate("cashBook.collected.undoText", { amount: sumsText(sums, language), person })}
            </FormDialog>
          )}
        />
      )}
    </ListRow>
  )
}

function EntryRow({ entry }: { entry: TillEntry }) {
  const { translate, language, day } = useWords()
  const { _id, kind, amount, currency, reason, recordedBy, enteredOn, undoUntil } = entry
  return (
    <ListRow
      title={`${translate(`cashBook.kinds.${kind}`)} · ${formatPrice(amount, currency, language)}`}
      notes={<Difference entry={entry} />}
      lines={[withDots(reason, recordedBy && translate("cashBook.entry.by", { name: recordedBy }), day(enteredOn))]}
    >
      {undoUntil && <UndoButton path={`/cash-book/entries/${_id}/undo`} />}
    </ListRow>
  )
}

/** Says whether a count agreed with the books, and by how much not. */
function Difference({ entry }: { entry: TillEntry }) {
  const words = useWords()
  const { amount, expected } = entry
  if (expected === null) return null
  return (
    <Typography variant="body2" sx={{ fontWeight: 600, color: amount === expected ? "success.main" : "error.main" }}>
      {differenceText({ ...entry, expected }, words)}
    </Typography>
  )
}

function UndoButton({ path }: { path: string }) {
  const { call, isSending } = useCall()
  return (
    <Box>
      <ActionButton
        label="cashBook.entry.undo"
        size="small"
        disabled={isSending}
        onClick={() => call({ path, done: "cashBook.entry.undone" })}
      />
    </Box>
  )
}
