import DownloadIcon from "@mui/icons-material/Download"
import { Button, useListContext, useTranslate } from "react-admin"
import { listQuery, query } from "#office/frame/data-provider.ts"
import { useTask } from "#office/frame/hooks/use-task.ts"
import { saveFile } from "#office/ui/save-file.ts"

/** Exports what the list shows as XLSX, and all bookings as CSV. */
export function ExportButtons() {
  const { filterValues: filter, sort } = useListContext()
  const translate = useTranslate()
  const { run, isRunning } = useTask()
  const exportXlsx = () => run(() => saveFile(`/exports/bookings/sheet${query(listQuery({ filter, sort }))}`))
  const exportCsv = () => run(() => saveFile("/exports/bookings"))
  return (
    <>
      <Button label={translate("bookings.actions.exportXlsx")} disabled={isRunning} onClick={exportXlsx}>
        <DownloadIcon />
      </Button>
      <Button label={translate("bookings.actions.exportCsv")} disabled={isRunning} onClick={exportCsv}>
        <DownloadIcon />
      </Button>
    </>
  )
}
