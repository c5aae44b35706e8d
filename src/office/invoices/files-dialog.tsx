import DownloadIcon from "@mui/icons-material/Download"
import { useTranslate } from "react-admin"
import type { InvoiceExport } from "#domain/invoices/invoice.ts"
import { formatInstant } from "#i18n/format.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { useTask } from "#office/frame/hooks/use-task.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { ListRow } from "#office/ui/list-row.tsx"
import { saveFile } from "#office/ui/save-file.ts"

/** The files that were handed over. Each can be saved again as it was. */
export function FilesDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const { data } = useApi<InvoiceExport[]>("/invoices/exports", { staleTime: 0 })
  return (
    <FormDialog title="invoices.files.title" onClose={onClose}>
      <Hint>{translate(data?.length === 0 ? "invoices.files.none" : "invoices.files.about")}</Hint>
      {data?.map((file) => (
        <FileRow key={file._id} file={file} />
      ))}
    </FormDialog>
  )
}

function FileRow({ file: { _id, at, by, bookings, again } }: { file: InvoiceExport }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { run, isRunning } = useTask()
  const counted = translate("invoices.files.bookings", { n: bookings })
  return (
    <ListRow
      title={formatInstant(at, language)}
      lines={[withDots(counted, again > 0 && translate("invoices.files.again", { n: again }), by)]}
    >
      <ActionButton
        label="invoices.files.save"
        variant="outlined"
        size="small"
        startIcon={<DownloadIcon />}
        disabled={isRunning}
        onClick={() => run(() => saveFile(`/exports/invoices/${_id}/sheet`))}
      />
    </ListRow>
  )
}
