/** The contact form begins with what was looked for, and is what one sees. */
export const askFor = (query: string, label = 'Ask us to make it') => ({
  to: '/contact#write-to-us',
  label,
  state: { topic: 'other', message: `I was looking for “${query}” in your shop. Can you make it for me?` },
});
