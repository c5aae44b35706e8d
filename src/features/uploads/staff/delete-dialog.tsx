import { useTranslate } from "react-admin"
import type { ListedUpload } from "#features/uploads/upload.ts"
import { callApi } from "#staff/http.ts"
import { FormDialog } from "#staff/ui/forms/form-dialog.tsx"
import { Uses } from "./uses.tsx"

/** Asks before a picture is deleted. While it is in use, it says where instead. */
export function DeleteDialog({ upload, onClose }: { upload: ListedUpload; onClose: () => void }) {
  const translate = useTranslate()
  if (upload.usedBy.length > 0)
    return (
      <FormDialog title="uploads.inUseTitle" onClose={onClose} maxWidth="xs">
        {translate("uploads.inUseText")}
        <Uses uses={upload.usedBy} />
      </FormDialog>
    )
  return (
    <FormDialog
      title="uploads.deleteTitle"
      save={() => callApi(`/upload/image/${encodeURIComponent(upload._id)}`, { method: "DELETE" })}
      done="uploads.deleted"
      submit="uploads.deleteNow"
      isDangerous
      close="uploads.keep"
      onClose={onClose}
      maxWidth="xs"
    >
      {translate("uploads.deleteText")}
    </FormDialog>
  )
}
