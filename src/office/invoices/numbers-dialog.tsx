import { Alert } from "@mui/material"
import { HttpError, TextInput, useTranslate } from "react-admin"
import { readPastedNumbers } from "#domain/invoices/handover/pasted-numbers.ts"
import { callApi } from "#office/frame/http.ts"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { useTyped } from "#office/ui/forms/use-typed.ts"

type Values = { rows: string }

/** Takes the numbers that the provider gave, as rows copied from a spreadsheet. `start` is what it begins with. */
export function NumbersDialog({ start = "", onClose }: { start?: string; onClose: () => void }) {
  const translate = useTranslate()
  const store = async (typed: string) => {
    const { rows, lines } = readPastedNumbers(typed)
    try {
      await callApi("/invoices/issued", { method: "POST", body: { rows } })
    } catch (error) {
      const { status, body } = error as HttpError
      const refused = Object.entries((body as { errors?: Record<string, string> } | undefined)?.errors ?? {})
      const why = refused.flatMap(([field, why]) => {
        const n = lines[Number(/^rows\.(\d+)/.exec(field)?.[1])]
        return n ? [translate("invoices.lineRefused", { n, why: why.replace(/\.$/, "") })] : []
      })
      throw why.length ? new HttpError([...why, translate("invoices.nothingStored")].join("\n"), status) : error
    }
  }
  return (
    <FormDialog<Values>
      title="invoices.numbers"
      values={{ rows: start }}
      save={({ rows }) => store(rows ?? "")}
      isReady={({ rows }) => {
        const read = readPastedNumbers(rows ?? "")
        return read.rows.length > 0 && read.unreadable.length === 0
      }}
      done="invoices.stored"
      submit="invoices.store"
      onClose={onClose}
    >
      <TextInput source="rows" label="invoices.paste" helperText="invoices.pasteHint" multiline minRows={5} autoFocus />
      <Unreadable />
    </FormDialog>
  )
}

function Unreadable() {
  const translate = useTranslate()
  const { rows = "" } = useTyped<Values>()
  const { unreadable } = readPastedNumbers(rows ?? "")
  return unreadable.length === 0 ? null : (
    <Alert severity="warning">{translate("invoices.unreadable", { n: unreadable.join(", ") })}</Alert>
  )
}
