/** Folders of photographs of people and places; figures and plates in articles keep their colours. */
export const dyedFolders = /^\/(?:photographs|team)\//;
