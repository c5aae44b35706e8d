import { Box, Typography } from "@mui/material"
import { useState } from "react"
import { List, Pagination, SelectInput, TextInput, useListContext, useNotify, useTranslate } from "react-admin"
import { type ListedUpload, UPLOAD_FOLDERS, type UploadFolder } from "#domain/uploads/upload.ts"
import { useReload } from "#office/frame/hooks/use-reload.ts"
import { choicesOf } from "#office/ui/fields/choices.ts"
import { SelectField } from "#office/ui/fields/select-field.tsx"
import { UploadArea } from "#office/ui/pictures/upload-area.tsx"
import { useUploads } from "#office/ui/pictures/use-uploads.ts"
import { Section } from "#office/ui/section.tsx"
import { LibraryPicture } from "./library-picture.tsx"

/** As many as may be chosen in one go. */
const MAX_AT_ONCE = 50

const folderChoices = choicesOf(UPLOAD_FOLDERS, "pictures.folders")
const useChoices = [
  { id: "true", name: "uploads.used" },
  { id: "false", name: "uploads.unused" },
]
const filters = [
  <TextInput key="search" source="search" label="pictures.search" alwaysOn resettable sx={{ minWidth: { sm: 260 } }} />,
  <SelectInput key="folder" source="folder" label="pictures.folder" choices={folderChoices} alwaysOn />,
  <SelectInput key="used" source="used" label="uploads.use" choices={useChoices} alwaysOn />,
]

/** All pictures that were uploaded: where they are used, and more of them. */
export default function LibraryScreen() {
  return (
    <List
      title="uploads.name"
      filters={filters}
      perPage={24}
      pagination={<Pagination rowsPerPageOptions={[24, 48]} />}
      empty={false}
      exporter={false}
      component="div"
      actions={false}
    >
      <Upload />
      <Pictures />
    </List>
  )
}

function Upload() {
  const notify = useNotify()
  const reload = useReload()
  const { filterValues } = useListContext()
  const [chosen, setChosen] = useState<UploadFolder>()
  const folder: UploadFolder = chosen ?? filterValues.folder ?? "tours"
  const uploads = useUploads(folder, ({ name }) => {
    notify("uploads.uploaded", { type: "success", messageArgs: { name } })
    void reload()
  })
  return (
    <Section title="uploads.upload">
      <SelectField
        label="uploads.into"
        choices={folderChoices}
        value={folder}
        onChange={(next) => setChosen(next || undefined)}
        sx={{ maxWidth: 260, mb: 1 }}
      />
      <UploadArea uploads={uploads} room={MAX_AT_ONCE} max={MAX_AT_ONCE} />
    </Section>
  )
}

function Pictures() {
  const translate = useTranslate()
  const { data = [], isPending } = useListContext<ListedUpload & { id: string }>()
  if (!isPending && data.length === 0) return <Typography sx={{ py: 3 }}>{translate("uploads.none")}</Typography>
  return (
    <Box
      component="ul"
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "1fr 1fr", sm: "repeat(auto-fill, minmax(220px, 1fr))" },
        gap: { xs: 1, sm: 2 },
        m: 0,
        mt: 2,
        p: 0,
        listStyle: "none",
      }}
    >
      {data.map((upload) => (
        <LibraryPicture key={upload.id} upload={upload} />
      ))}
    </Box>
  )
}
