import { ContentEdit } from "#staff/ui/content/content-form.tsx"
import { postKind } from "./post-kind.ts"
import { deleteSection, postSections } from "./post-sections.tsx"

/** Edits a blog post. */
export default function PostEditScreen() {
  return <ContentEdit kind={postKind} sections={[...postSections, deleteSection]} />
}
