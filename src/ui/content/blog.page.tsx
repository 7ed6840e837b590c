import type { RouteObject } from 'react-router-dom';
import { blogHead } from './blog.head';
import { BlogPage } from './BlogPage';

/** What the blog's address shows, fetched when it is first asked for. */
export const blogRoute = { Component: BlogPage, handle: blogHead } satisfies RouteObject;
