import { Alert, Typography } from "@mui/material"
import { DeleteWithConfirmButton, NumberInput, SelectInput, TextInput, useTranslate } from "react-admin"
import { useWatch } from "react-hook-form"
import { PAGE_KINDS, type PageKind, type PageRow, PLACEMENTS } from "#domain/pages/page.ts"
import { BilingualInput } from "#office/ui/content/bilingual-input.tsx"
import { contentScreens } from "#office/ui/content/content-form.tsx"
import type { ContentKind } from "#office/ui/content/content-kind.ts"
import { ContentList, type ListedContent } from "#office/ui/content/content-list.tsx"
import { SlugInput, StatusInput } from "#office/ui/content/publish-inputs.tsx"
import { PictureInput } from "#office/ui/pictures/picture-input.tsx"
import { BilingualRichTextInput } from "#office/ui/rich-text/bilingual-rich-text-input.tsx"
import { Row } from "#office/ui/row.tsx"
import { FieldList } from "./field-list.tsx"
import { MarksLeft } from "./marks-left.tsx"
import { Versions } from "./versions.tsx"

/** Pages in the content kit. */
const pageKind: ContentKind = {
  resource: "pages",
  pagePath: (slug) => `/${slug}`,
  hasPreview: true,
  hasArchive: true,
  nameField: "title",
}

const choices = (ids: readonly string[], texts: string) => ids.map((id) => ({ id, name: `pages.${texts}.${id}` }))

export const pageScreens = contentScreens({
  kind: pageKind,
  sections: [
    {
      id: "basics",
      title: "content.form.basics",
      fields: ["kind", "title", "shortName", "heading", "description"],
      content: (
        <>
          <SelectInput source="kind" choices={choices(PAGE_KINDS, "kinds")} isRequired />
          <KindHint />
          <BilingualInput source="title" isRequired maxLength={200} />
          <BilingualInput source="shortName" maxLength={40} />
          <BilingualInput source="heading" maxLength={200} helperText="pages.headingHint" />
          <BilingualInput source="description" multiline maxLength={500} helperText="pages.descriptionHint" />
        </>
      ),
    },
    {
      id: "text",
      title: "pages.text",
      fields: ["content"],
      content: (
        <>
          <MarksLeft />
          <BilingualRichTextInput source="content" label="pages.text" />
          <FieldList />
        </>
      ),
    },
    {
      id: "pictures",
      title: "content.form.pictures",
      fields: ["image"],
      content: <PictureInput source="image" label="content.fields.image" folder="company" />,
    },
    {
      id: "links",
      title: "pages.links",
      fields: ["placement", "position"],
      content: (
        <Row columns={2}>
          <SelectInput source="placement" choices={choices(PLACEMENTS, "placements")} isRequired />
          <NumberInput source="position" min={0} helperText="pages.positionHint" />
        </Row>
      ),
    },
    {
      id: "publish",
      title: "content.form.publish",
      fields: ["isActive", "isArchived", "slug", "slugVi"],
      content: (
        <>
          <StatusInput kind={pageKind} />
          <SlugInput kind={pageKind} />
          <TextInput
            source="slugVi"
            helperText="pages.slugViHint"
            slotProps={{ htmlInput: { maxLength: 80, autoCapitalize: "none", spellCheck: false } }}
          />
        </>
      ),
    },
    { id: "versions", title: "pages.versions", fields: [], content: <Versions />, isForStored: true },
    { id: "delete", title: "content.form.remove", fields: [], content: <DeletePart />, isForStored: true },
  ],
  defaults: {
    kind: "page",
    title: { en: "", vi: "" },
    shortName: { en: "", vi: "" },
    heading: { en: "", vi: "" },
    description: { en: "", vi: "" },
    content: { en: "", vi: "" },
    image: null,
    placement: "none",
    position: 0,
    slugVi: null,
    isActive: false,
    isArchived: false,
  },
  list: PageListScreen,
})

/** Says what becomes of a page of the chosen kind, and that legal texts need a lawyer. */
function KindHint() {
  const translate = useTranslate()
  const kind: PageKind = useWatch({ name: "kind" }) ?? "page"
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {translate(`pages.kindHints.${kind}`)}
      </Typography>
      {(kind === "terms" || kind === "privacy") && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate("pages.lawyer")}
        </Alert>
      )}
    </>
  )
}

function DeletePart() {
  const translate = useTranslate()
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {translate("pages.deleteHint")}
      </Typography>
      <DeleteWithConfirmButton
        label="pages.delete"
        confirmTitle="pages.deleteTitle"
        confirmContent="pages.deleteText"
        variant="outlined"
        color="error"
      />
    </>
  )
}

/** All pages, in the order of their links. */
function PageListScreen() {
  const translate = useTranslate()
  const toListed = ({ _id, title, kind, placement, marks, ...row }: PageRow): ListedContent => ({
    ...row,
    id: _id,
    name: title,
    details: [
      `/${row.slug}`,
      translate(`pages.kinds.${kind}`),
      placement !== "none" && translate(`pages.placements.${placement}`),
      marks > 0 && translate("pages.toDecide", { n: marks }),
    ]
      .filter(Boolean)
      .join(" · "),
    image: undefined,
  })
  return <ContentList<PageRow> kind={pageKind} toListed={toListed} />
}
