import { createPost } from "#features/blog/staff/blog-writes.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { posterImage } from "../poster-images.server.ts"
import { blogSeeds } from "./blog.ts"
import type { BlogSeed } from "./blog-types.ts"

const DAY_MS = 24 * 3_600_000

export async function seedPosts(database: Database): Promise<void> {
  for (const seed of blogSeeds) await createPost(postOf(seed), database)
}

function postOf({ author, scenes, daysAgo, featured, ...post }: BlogSeed) {
  const [featuredImage, ...images] = scenes.map(posterImage)
  return {
    ...post,
    author: { name: author },
    featuredImage: featuredImage ?? null,
    images,
    isFeatured: featured ?? false,
    createdAt: new Date(Date.now() - daysAgo * DAY_MS),
  }
}
