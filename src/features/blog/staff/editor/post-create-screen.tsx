import { ContentCreate } from "#staff/ui/content/content-form.tsx"
import { newPost, postKind } from "./post-kind.ts"
import { postSections } from "./post-sections.tsx"

/** Adds a blog post. */
export default function PostCreateScreen() {
  return <ContentCreate kind={postKind} sections={postSections} defaults={newPost} />
}
