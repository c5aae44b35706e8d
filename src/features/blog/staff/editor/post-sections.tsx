import { Typography } from "@mui/material"
import { BooleanInput, DeleteWithConfirmButton, SelectArrayInput, TextInput, useTranslate } from "react-admin"
import { categoryNames } from "#features/blog/messages.ts"
import { POST_CATEGORIES } from "#features/blog/post.ts"
import { BilingualInput } from "#staff/ui/content/bilingual-input.tsx"
import type { FormSection } from "#staff/ui/content/content-kind.ts"
import { SlugInput, StatusInput } from "#staff/ui/content/publish-inputs.tsx"
import { GalleryInput } from "#staff/ui/pictures/gallery-input.tsx"
import { PictureInput } from "#staff/ui/pictures/picture-input.tsx"
import { BilingualRichTextInput } from "#staff/ui/rich-text/bilingual-rich-text-input.tsx"
import { useStaffLanguage } from "#staff/ui/use-language.ts"
import { postKind } from "./post-kind.ts"
import { TagsInput } from "./tags-input.tsx"

/** The parts of a post's form. */
export const postSections: FormSection[] = [
  {
    id: "basics",
    title: "content.form.basics",
    fields: ["title", "excerpt", "categories", "tags", "author"],
    content: (
      <>
        <BilingualInput source="title" label="content.fields.title" isRequired maxLength={200} />
        <BilingualInput
          source="excerpt"
          label="blogs.excerpt"
          multiline
          maxLength={500}
          helperText="blogs.excerptHint"
        />
        <CategoriesInput />
        <TagsInput />
        <TextInput source="author.name" label="blogs.author" sx={{ maxWidth: 360 }} />
      </>
    ),
  },
  {
    id: "text",
    title: "blogs.text",
    fields: ["content"],
    content: <BilingualRichTextInput source="content" label="blogs.text" />,
  },
  {
    id: "pictures",
    title: "content.form.pictures",
    fields: ["featuredImage", "images"],
    content: (
      <>
        <PictureInput source="featuredImage" label="blogs.cover" folder="blog" helperText="blogs.coverHint" />
        <GalleryInput source="images" label="blogs.images" folder="blog" helperText="blogs.imagesHint" />
      </>
    ),
  },
  {
    id: "publish",
    title: "content.form.publish",
    fields: ["isActive", "isArchived", "isFeatured", "slug"],
    content: (
      <>
        <StatusInput kind={postKind} />
        <SlugInput kind={postKind} />
        <BooleanInput source="isFeatured" label="blogs.isFeatured" />
      </>
    ),
  },
  { id: "delete", title: "content.form.remove", fields: [], content: <DeletePart />, isForStored: true },
]

function CategoriesInput() {
  const language = useStaffLanguage()
  return (
    <SelectArrayInput
      source="categories"
      label="blogs.categories"
      choices={POST_CATEGORIES.map((id) => ({ id, name: categoryNames[id][language] }))}
      translateChoice={false}
      helperText="blogs.categoriesHint"
    />
  )
}

function DeletePart() {
  const translate = useTranslate()
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {translate("blogs.deleteHint")}
      </Typography>
      <DeleteWithConfirmButton
        label="blogs.delete"
        confirmTitle="blogs.deleteTitle"
        confirmContent="blogs.deleteText"
        variant="outlined"
        color="error"
      />
    </>
  )
}
