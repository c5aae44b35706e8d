import { Alert } from "@mui/material"
import { TextInput, useTranslate } from "react-admin"
import { readPastedNumbers } from "#domain/invoices/handover/pasted-numbers.ts"
import { callApi } from "#office/frame/http.ts"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { useTyped } from "#office/ui/forms/use-typed.ts"

type Values = { rows: string }

/** Takes the numbers that the provider gave, as rows copied from a spreadsheet. `start` is what it begins with. */
export function NumbersDialog({ start = "", onClose }: { start?: string; onClose: () => void }) {
  return (
    <FormDialog<Values>
      title="invoices.numbers"
      values={{ rows: start }}
      save={({ rows }) =>
        callApi("/invoices/issued", { method: "POST", body: { rows: readPastedNumbers(rows ?? "").rows } })
      }
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
  const [first] = readPastedNumbers(rows ?? "").unreadable
  return first === undefined ? null : <Alert severity="warning">{translate("invoices.unreadable", { n: first })}</Alert>
}
