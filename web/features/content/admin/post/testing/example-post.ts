import type { AdminPost } from '../../../../../../contract/content-admin.ts';

export const EXAMPLE_POST: AdminPost = {
  id: '0b0e7a7e-3a5b-4c56-9d0f-5c8a3d1e2f40',
  slug: 'keeping-a-cake-cool',
  title: 'Keeping a cake cool',
  summary: 'What to do at 34 degrees.',
  body: '## In the car\n\nOn the flat floor.',
  coverId: null,
  coverAlt: '',
  cover: null,
  tags: ['keeping'],
  productIds: ['meat-pie'],
  author: '',
  status: 'published',
  standing: 'published',
  publishedAt: '2026-11-14T08:30:00.000Z',
  version: 3,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-14T08:30:00.000Z',
  deletedAt: null,
  updatedBy: 'Owner',
};
