import { Autocomplete, TextField, Typography } from "@mui/material"
import {
  BooleanInput,
  DeleteWithConfirmButton,
  SelectArrayInput,
  SelectInput,
  TextInput,
  useGetIdentity,
  useInput,
  useTranslate,
} from "react-admin"
import { categoryNames, dateOf, POST_CATEGORIES, type PostRow } from "#domain/blog/post.ts"
import { formatDate } from "#i18n/format.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import { hanoiDate } from "#lib/today.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { BilingualInput } from "#office/ui/content/bilingual-input.tsx"
import { contentScreens } from "#office/ui/content/content-form.tsx"
import type { ContentKind } from "#office/ui/content/content-kind.ts"
import { ContentList, type ListedContent } from "#office/ui/content/content-list.tsx"
import { SlugInput, StatusInput } from "#office/ui/content/publish-inputs.tsx"
import { GalleryInput } from "#office/ui/pictures/gallery-input.tsx"
import { PictureInput } from "#office/ui/pictures/picture-input.tsx"
import { BilingualRichTextInput } from "#office/ui/rich-text/bilingual-rich-text-input.tsx"

/** Blog posts in the content kit. */
const postKind: ContentKind = {
  resource: "blogs",
  pagePath: (slug) => `/blog/${slug}`,
  hasPreview: true,
  hasArchive: true,
  nameField: "title",
}

export const postScreens = contentScreens({
  kind: postKind,
  sections: [
    {
      id: "basics",
      title: "content.form.basics",
      fields: ["title", "excerpt", "categories", "tags", "author"],
      content: (
        <>
          <BilingualInput source="title" isRequired maxLength={200} />
          <BilingualInput
            source="excerpt"
            label="blogs.excerpt"
            multiline
            maxLength={500}
            helperText="blogs.excerptHint"
          />
          <CategoriesInput />
          <TagsInput />
          <AuthorInput />
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
  ],
  defaults: {
    title: { en: "", vi: "" },
    content: { en: "", vi: "" },
    categories: [],
    tags: [],
    featuredImage: null,
    images: [],
    isActive: false,
    isArchived: false,
    isFeatured: false,
  },
  list: PostListScreen,
})

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

/** A new post is by who writes it. */
function AuthorInput() {
  const { identity, isPending } = useGetIdentity()
  if (isPending) return null
  return (
    <TextInput source="author.name" label="blogs.author" defaultValue={identity?.fullName} sx={{ maxWidth: 360 }} />
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

type Tag = string | LocalizedContent

/** Edits tags as words. A tag that differs between the languages is written 'English / Vietnamese'. */
function TagsInput() {
  const translate = useTranslate()
  const { field, fieldState } = useInput({ source: "tags", defaultValue: [] })
  const tags: Tag[] = field.value ?? []
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      options={[] as string[]}
      value={tags.map(toText)}
      onChange={(_, texts) => field.onChange([...new Set(texts)].map(toTag))}
      renderInput={(input) => (
        <TextField
          {...input}
          label={translate("blogs.tags")}
          helperText={fieldState.error?.message ?? translate("blogs.tagsHint")}
          error={fieldState.invalid}
        />
      )}
    />
  )
}

function toText(tag: Tag): string {
  if (typeof tag === "string") return tag
  return [tag.en, tag.vi].filter(Boolean).join(" / ")
}

function toTag(text: string): Tag {
  const [en = "", vi, ...more] = text.split(" / ").map((part) => part.trim())
  return en && vi && more.length === 0 ? { en, vi } : text.trim()
}

/** All blog posts, the newest first. */
export function PostListScreen() {
  const language = useStaffLanguage()
  const toListed = ({ _id, title, categories, createdAt, publishedAt, ...row }: PostRow): ListedContent => ({
    ...row,
    id: _id,
    name: title,
    details: `${categories.map((name) => categoryNames[name][language]).join(", ")} · ${formatDate(hanoiDate(new Date(dateOf({ createdAt, publishedAt }))), language, "day")}`,
  })
  return (
    <ContentList<PostRow>
      kind={postKind}
      toListed={toListed}
      canSearch
      isPaged
      filters={[
        <SelectInput
          key="category"
          source="category"
          label="blogs.categories"
          choices={POST_CATEGORIES.map((id) => ({ id, name: categoryNames[id][language] }))}
          translateChoice={false}
          alwaysOn
        />,
      ]}
    />
  )
}
