import DeleteIcon from "@mui/icons-material/Delete"
import { Box, IconButton, Link, Paper, Typography } from "@mui/material"
import { useState } from "react"
import { Link as ScreenLink, useCreatePath, useResourceDefinitions, useTranslate } from "react-admin"
import type { ListedUpload, Use } from "#domain/uploads/upload.ts"
import { formatDate, formatNumber } from "#i18n/format.ts"
import { renditionUrl, wholeUrl } from "#lib/rendition.ts"
import { hanoiDate } from "#lib/today.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { callApi } from "#office/frame/http.ts"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { Hint } from "#office/ui/hint.tsx"

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

/** The screens of content that a picture can be in. */
const RESOURCES: Record<Use["kind"], string> = {
  tour: "tours",
  transfer: "transfers",
  product: "products",
  blog: "blogs",
  page: "pages",
  category: "places",
  "tour-category": "tourCategories",
  "transfer-category": "transferCategories",
  booking: "bookings",
  settings: "settings",
}

/** Says where a picture is used, with a link to each screen. */
function Uses({ uses }: { uses: Use[] }) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const screens = useResourceDefinitions()
  if (uses.length === 0) return <Hint sx={{ py: 1 }}>{translate("uploads.notUsed")}</Hint>
  return (
    <Box sx={{ minWidth: 0, py: 1 }}>
      <Hint>{translate("uploads.usedIn")}</Hint>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {uses.map(({ kind, _id, name }) => {
          const resource = RESOURCES[kind]
          return (
            <Typography key={kind + _id} component="li" variant="body2" sx={{ overflowWrap: "anywhere" }}>
              {translate(`uploads.kinds.${kind}`)}{" "}
              {screens[resource]?.hasEdit ? (
                <Link component={ScreenLink} to={createPath({ resource, type: "edit", id: _id })}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </Typography>
          )
        })}
      </Box>
    </Box>
  )
}
