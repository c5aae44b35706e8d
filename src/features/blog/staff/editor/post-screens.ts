import { contentScreens } from "#staff/ui/content/content-screens.tsx"
import { newPost, postKind } from "./post-kind.ts"
import { PostListScreen } from "./post-list-screen.tsx"
import { postSections } from "./post-sections.tsx"

export const postScreens = contentScreens({
  kind: postKind,
  sections: postSections,
  defaults: newPost,
  list: PostListScreen,
})
