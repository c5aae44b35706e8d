import { Alert, Box, Stack } from "@mui/material"
import { useState } from "react"
import { type HttpError, Title, useTranslate } from "react-admin"
import type { Delimiter, ImportResult, Inspection, Preview } from "#domain/bank-statements/bank-statement.ts"
import type { Columns } from "#domain/bank-statements/columns.schema.ts"
import { accountKey, bankName } from "#domain/settings/bank-accounts/bank-account.ts"
import { useReload } from "#office/frame/hooks/use-reload.ts"
import { uploadFile } from "#office/frame/http.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { SelectField } from "#office/ui/fields/select-field.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { Section } from "#office/ui/section.tsx"
import { useBankAccounts } from "../use-bank-accounts.ts"
import { ColumnsStep } from "./columns-step.tsx"
import { FileDrop } from "./file-drop.tsx"
import { PreviewStep } from "./preview-step.tsx"

type Problem = { message: string; rows: string[] }
type Fields = { columns?: Columns; accepted?: number[]; delimiter?: Delimiter }

const WAITING = `/staff/bank-statements?${new URLSearchParams({ filter: JSON.stringify({ state: "waiting" }) })}`

/** Imports a statement: the file, what its columns hold, what it would do, and only then what it does. */
export default function ImportScreen() {
  const translate = useTranslate()
  const accounts = useBankAccounts()
  const [chosen, setAccount] = useState("")
  const account = accounts.find((one) => accountKey(one) === chosen) ?? accounts[0]
  const wizard = useWizard(account && accountKey(account))
  const { file, inspection, columns, preview, result, isBusy, problem } = wizard
  if (result) return <Done result={result} again={wizard.restart} />
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title={translate("bankStatements.import.title")} />
      <Section title="bankStatements.import.title">
        {accounts.length === 0 ? (
          <Stack sx={{ gap: 1, alignItems: "start" }}>
            <Hint>{translate("bankStatements.import.noAccounts")}</Hint>
            <ActionButton
              label="bankStatements.import.toAccounts"
              to="/staff/settings/bankAccounts"
              variant="outlined"
            />
          </Stack>
        ) : (
          <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "minmax(0, 1fr) minmax(0, 2fr)" } }}>
            <SelectField
              label="bankStatements.import.account"
              choices={accounts.map((one) => ({ id: accountKey(one), name: `${bankName(one)} ${one.accountNumber}` }))}
              value={account ? accountKey(account) : ""}
              onChange={(id) => {
                setAccount(id)
                wizard.restart()
              }}
            />
            <FileDrop file={file} isBusy={isBusy} onFile={(next) => wizard.inspect(next)} />
          </Box>
        )}
        {problem && (
          <Alert severity="error" role="alert" sx={{ mt: 2 }}>
            {problem.rows.length ? translate("bankStatements.import.broken") : problem.message}
            {problem.rows.length > 0 && (
              <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
                {problem.rows.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </Box>
            )}
          </Alert>
        )}
      </Section>
      {inspection && columns && !preview && (
        <ColumnsStep
          inspection={inspection}
          columns={columns}
          isBusy={isBusy}
          onChange={wizard.setColumns}
          onSeparate={wizard.separate}
          onReady={wizard.look}
        />
      )}
      {preview && account && (
        <PreviewStep
          preview={preview}
          currency={account.currency}
          isBusy={isBusy}
          onBack={wizard.back}
          onApply={wizard.apply}
        />
      )}
    </Stack>
  )
}

function Done({ result, again }: { result: ImportResult; again: () => void }) {
  const translate = useTranslate()
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title={translate("bankStatements.import.title")} />
      <Section title="bankStatements.import.title">
        <Alert severity="success" role="status">
          {translate("bankStatements.import.done", { ...result })}
        </Alert>
        <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, mt: 2 }}>
          <ActionButton
            label={`bankStatements.import.${result.waiting ? "toWaiting" : "toList"}`}
            to={result.waiting ? WAITING : "/staff/bank-statements"}
            variant="contained"
          />
          <ActionButton label="bankStatements.import.another" onClick={again} />
        </Stack>
      </Section>
    </Stack>
  )
}

/** The state of the wizard. Each step sends the file again, and only the last one stores anything. */
function useWizard(account: string | undefined) {
  const [file, setFile] = useState<File>()
  const [inspection, setInspection] = useState<Inspection>()
  const [columns, setColumns] = useState<Columns>()
  const [chosen, setChosen] = useState<Delimiter>()
  const [preview, setPreview] = useState<Preview>()
  const [result, setResult] = useState<ImportResult>()
  const [problem, setProblem] = useState<Problem>()
  const [isBusy, setBusy] = useState(false)
  const reload = useReload()

  async function send<Data>(what: string, sent: File, fields: Fields, onDone: (data: Data) => void): Promise<void> {
    const form = new FormData()
    form.set("file", sent)
    form.set("account", account ?? "")
    for (const [name, value] of Object.entries(fields)) form.set(name, JSON.stringify(value))
    setBusy(true)
    setProblem(undefined)
    try {
      onDone(await uploadFile<Data>(`/bank-statements/${what}`, form, {}))
    } catch (error) {
      const { message, body } = error as HttpError
      const errors = Object.entries((body?.errors ?? {}) as Record<string, string>)
      setProblem({ message, rows: errors.filter(([field]) => field.startsWith("rows.")).map(([, text]) => text) })
    } finally {
      setBusy(false)
    }
  }

  const restart = () => {
    setFile(undefined)
    setInspection(undefined)
    setColumns(undefined)
    setChosen(undefined)
    setPreview(undefined)
    setResult(undefined)
    setProblem(undefined)
  }
  const read = (data: Inspection) => {
    setInspection(data)
    setColumns(data.columns as Columns)
  }
  const inspect = (next: File) => {
    restart()
    setFile(next)
    return send<Inspection>("inspect", next, {}, read)
  }
  const separate = (delimiter: Delimiter) => {
    setChosen(delimiter)
    return file && send<Inspection>("inspect", file, { delimiter }, read)
  }
  const separated = chosen && { delimiter: chosen }
  const look = () => file && columns && send<Preview>("preview", file, { columns, ...separated }, setPreview)
  const apply = (accepted: number[]) =>
    file &&
    columns &&
    send<ImportResult>("import", file, { columns, accepted, ...separated }, (data) => {
      setResult(data)
      void reload()
    })
  const back = () => setPreview(undefined)
  return {
    file,
    inspection,
    columns,
    preview,
    result,
    problem,
    isBusy,
    setColumns,
    separate,
    restart,
    inspect,
    look,
    apply,
    back,
  }
}
