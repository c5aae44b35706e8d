import { SelectInput } from "react-admin"
import { categoryNames } from "#features/blog/messages.ts"
import { POST_CATEGORIES, type PostRow } from "#features/blog/post.ts"
import { formatDate } from "#i18n/format.ts"
import { hanoiDate } from "#lib/today.ts"
import { ContentList, type ListedContent } from "#staff/ui/content/content-list.tsx"
import { useStaffLanguage } from "#staff/ui/use-language.ts"
import { postKind } from "./post-kind.ts"

/** All blog posts, the newest first. */
export function PostListScreen() {
  const language = useStaffLanguage()
  const toListed = ({ _id, title, categories, createdAt, ...row }: PostRow): ListedContent => ({
    ...row,
    id: _id,
    name: title,
    details: `${categories.map((name) => categoryNames[name][language]).join(", ")} · ${formatDate(hanoiDate(new Date(createdAt)), language, "day")}`,
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
