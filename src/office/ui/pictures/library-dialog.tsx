import CheckCircleIcon from "@mui/icons-material/CheckCircle"
import PhotoLibraryIcon from "@mui/icons-material/PhotoLibrary"
import { Alert, Box, Pagination, TextField, Typography } from "@mui/material"
import { useState } from "react"
import { useGetList, useTranslate } from "react-admin"
import type { Image } from "#domain/catalogue/content.ts"
import { type ListedUpload, UPLOAD_FOLDERS, type UploadFolder } from "#domain/uploads/upload.ts"
import { renditionUrl } from "#lib/rendition.ts"
import { choicesOf } from "#office/ui/fields/choices.ts"
import { SelectField } from "#office/ui/fields/select-field.tsx"
import { DialogButton } from "#office/ui/forms/dialog-button.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { Hint } from "#office/ui/hint.tsx"

const PER_PAGE = 24

type Props = {
  folder: UploadFolder
  /** The pictures of the record so far. */
  chosen: Image[]
  /** How many more may be added. */
  room: number
  add: (images: Image[]) => void
}

/** Opens a dialog to choose pictures that were uploaded before. */
export function LibraryButton(props: Props) {
  return (
    <DialogButton
      label="pictures.fromLibrary"
      variant="outlined"
      startIcon={<PhotoLibraryIcon />}
      disabled={props.room < 1}
      dialog={(onClose) => <LibraryDialog {...props} onClose={onClose} />}
    />
  )
}

function LibraryDialog({ folder: own, chosen, room, add, onClose }: Props & { onClose: () => void }) {
  const translate = useTranslate()
  const [{ page, ...filter }, setQuery] = useState<Filter & { page: number }>({ folder: own, search: "", page: 1 })
  const [picked, setPicked] = useState<Image[]>([])
  const pagination = { page, perPage: PER_PAGE }
  const { data = [], total = 0, error, isPending } = useGetList<Listed>("uploads", { filter, pagination })
  const pages = Math.ceil(total / PER_PAGE)
  const toggle = (image: Image) => {
    const others = picked.filter(({ url }) => url !== image.url)
    const isPicked = others.length < picked.length
    setPicked(isPicked ? others : room === 1 ? [image] : [...picked, image].slice(0, room))
  }
  return (
    <FormDialog
      title="pictures.library"
      save={() => add(picked)}
      isReady={() => picked.length > 0}
      submit={picked.length ? translate("pictures.add", { smart_count: picked.length }) : translate("ra.action.add")}
      onClose={onClose}
      maxWidth="lg"
    >
      <Filters filter={filter} change={(part) => setQuery({ ...filter, ...part, page: 1 })} />
      {error && <Alert severity="error">{translate(error.message, { _: error.message })}</Alert>}
      {!error && !isPending && data.length === 0 && <Typography>{translate("pictures.noneFound")}</Typography>}
      <Box component="ul" sx={grid}>
        {data.map((upload) => (
          <li key={upload.id}>
            <Choice
              upload={upload}
              isThere={chosen.some(({ url }) => url === upload.url)}
              isPicked={picked.some(({ url }) => url === upload.url)}
              toggle={() => toggle(upload.image)}
            />
          </li>
        ))}
      </Box>
      {pages > 1 && (
        <Pagination
          count={pages}
          page={page}
          onChange={(_, next) => setQuery({ ...filter, page: next })}
          sx={{ mt: 2 }}
        />
      )}
    </FormDialog>
  )
}

type Listed = ListedUpload & { id: string }

const grid = {
  display: "grid",
  gridTemplateColumns: { xs: "1fr 1fr", sm: "repeat(auto-fill, minmax(140px, 1fr))" },
  gap: 1,
  m: 0,
  p: 0,
  listStyle: "none",
}

type Filter = { folder: UploadFolder | ""; search: string }

function Filters({ filter, change }: { filter: Filter; change: (part: Partial<Filter>) => void }) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: { sm: "220px 1fr" }, columnGap: 1.5, mb: 1 }}>
      <SelectField
        label="pictures.folder"
        none="pictures.allFolders"
        choices={choicesOf(UPLOAD_FOLDERS, "pictures.folders")}
        value={filter.folder}
        onChange={(folder) => change({ folder })}
      />
      <TextField
        type="search"
        label={translate("pictures.search")}
        value={filter.search}
        onChange={({ target }) => change({ search: target.value })}
      />
    </Box>
  )
}

type ChoiceProps = { upload: ListedUpload; isThere: boolean; isPicked: boolean; toggle: () => void }

function Choice({ upload, isThere, isPicked, toggle }: ChoiceProps) {
  const translate = useTranslate()
  const [use, ...others] = upload.usedBy
  const inUse = use
    ? translate("pictures.usedBy", { name: use.name, more: others.length ? ` +${others.length}` : "" })
    : ""
  const said = isThere ? translate("pictures.isThere") : inUse || translate("pictures.unused")
  return (
    <Box
      component="button"
      type="button"
      aria-pressed={isPicked}
      disabled={isThere}
      onClick={toggle}
      sx={{
        position: "relative",
        width: 1,
        p: 0.75,
        textAlign: "left",
        font: "inherit",
        color: "inherit",
        bgcolor: isPicked ? "#dce8e3" : "background.paper",
        border: "2px solid",
        borderColor: isPicked ? "primary.main" : "transparent",
        borderRadius: "8px",
        cursor: isThere ? "default" : "pointer",
        opacity: isThere ? 0.6 : 1,
      }}
    >
      <Box
        component="img"
        src={renditionUrl(upload.image, "4x3", 390, "webp")}
        alt=""
        loading="lazy"
        sx={{ width: 1, aspectRatio: "4 / 3", objectFit: "cover", borderRadius: "4px", bgcolor: upload.image.color }}
      />
      {isPicked && <CheckCircleIcon color="primary" sx={{ position: "absolute", top: 12, right: 12 }} />}
      <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
        {upload.name || translate("pictures.noName")}
      </Typography>
      <Hint noWrap>{said}</Hint>
    </Box>
  )
}
