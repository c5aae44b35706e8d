import DownloadIcon from "@mui/icons-material/Download"
import { useQuery } from "@tanstack/react-query"
import { useTask } from "#office/frame/hooks/use-task.ts"
import { callApi } from "#office/frame/http.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { saveFile } from "#office/ui/save-file.ts"

/** Saves the file of the last hand-over again, in case its download failed. */
export function LastFileButton() {
  const { run, isRunning } = useTask()
  const { data: exports = [] } = useQuery<{ _id: string }[]>({
    queryKey: ["invoices", "exports"],
    queryFn: async () => (await callApi("/invoices/exports")).data,
  })
  const last = exports[0]
  if (!last) return null
  return (
    <ActionButton
      label="invoices.lastFile"
      variant="outlined"
      size="small"
      startIcon={<DownloadIcon />}
      disabled={isRunning}
      onClick={() => run(() => saveFile(`/exports/invoices/${last._id}/sheet`))}
    />
  )
}
