import DeleteIcon from "@mui/icons-material/Delete"
import { Box, IconButton, Paper, Typography } from "@mui/material"
import { useState } from "react"
import { useTranslate } from "react-admin"
import type { ListedUpload } from "#features/uploads/upload.ts"
import { formatDate, formatNumber } from "#i18n/format.ts"
import { renditionUrl, wholeUrl } from "#lib/rendition.ts"
import { hanoiDate } from "#lib/today.ts"
import { useWords } from "#staff/hooks/use-words.ts"
import { callApi } from "#staff/http.ts"
import { FormDialog } from "#staff/ui/forms/form-dialog.tsx"
import { Hint } from "#staff/ui/hint.tsx"
import { Uses } from "./uses.tsx"

/** A picture of the library: what it is, where it is used, and how to delete it. */
export function LibraryPicture({ upload }: { upload: ListedUpload }) {
  const { translate, language } = useWords()
  const [isDeleting, setDeleting] = useState(false)
  const { image, width, height, bytes, createdAt, folder } = upload
  const name = upload.name || translate("pictures.noName")
  const size = `${width} × ${height} · ${formatNumber(Math.max(1, Math.round(bytes / 1000)), language)} kB`
  return (
    <Paper
      variant="outlined"
      component="li"
      sx={{ display: "flex", flexDirection: "column", minWidth: 0, overflow: "hidden" }}
    >
      <a href={wholeUrl(image, 1440)} target="_blank" rel="noreferrer" aria-label={translate("uploads.open", { name })}>
        <Box
          component="img"
          src={renditionUrl(image, "4x3", 390, "webp")}
          alt=""
          loading="lazy"
          sx={{ display: "block", width: 1, aspectRatio: "4 / 3", objectFit: "cover", bgcolor: image.color }}
        />
      </a>
      <Box sx={{ p: 1.25, flex: 1 }}>
        <Typography noWrap title={name} sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <Hint>
          {translate(`pictures.folders.${folder}`)} · {formatDate(hanoiDate(new Date(createdAt)), language, "day")}
        </Hint>
        <Hint>{size}</Hint>
      </Box>
      <Box sx={{ display: "flex", alignItems: "flex-end", justifyContent: "space-between", px: 1.25, pb: 0.5 }}>
        <Uses uses={upload.usedBy} />
        <IconButton
          aria-label={translate("uploads.delete", { name })}
          onClick={() => setDeleting(true)}
          sx={{ mr: -1 }}
        >
          <DeleteIcon />
        </IconButton>
      </Box>
      {isDeleting && <DeleteDialog upload={upload} onClose={() => setDeleting(false)} />}
    </Paper>
  )
}

/** Asks before a picture is deleted. While it is in use, it says where instead. */
function DeleteDialog({ upload, onClose }: { upload: ListedUpload; onClose: () => void }) {
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
