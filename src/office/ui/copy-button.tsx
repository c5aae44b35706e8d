import ContentCopyIcon from "@mui/icons-material/ContentCopy"
import { useNotify } from "react-admin"
import { ActionButton } from "./action-button.tsx"

/** Copies a text, to be pasted into Zalo or a mail. */
export function CopyButton({ text, label, isMain = false }: { text: string; label: string; isMain?: boolean }) {
  const notify = useNotify()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      notify("staff.copied", { type: "success" })
    } catch {
      // Without permission, or on a site without https.
      notify("staff.notCopied", { type: "error" })
    }
  }
  return (
    <ActionButton
      {...(isMain ? { variant: "contained" } : { size: "small" })}
      label={label}
      startIcon={<ContentCopyIcon />}
      onClick={copy}
    />
  )
}
