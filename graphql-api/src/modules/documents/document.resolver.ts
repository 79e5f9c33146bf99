import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.js';
import { Document } from './document.entity.js';
import { DocumentArgs, RecentDocumentsArgs } from './document.inputs.js';
import { getDocument, listRecentDocuments } from './document.service.js';

@Resolver()
export class DocumentResolver {
  @Query(() => Document, { description: 'NOT_FOUND for a document that is absent or not for the viewer.' })
  document(@Ctx() ctx: Context, @Args(() => DocumentArgs) { id }: DocumentArgs) {
    return getDocument(ctx, id);
  }

  @Query(() => [Document], { description: 'Pinned ones first, then the newest.' })
  recentDocuments(@Ctx() ctx: Context, @Args(() => RecentDocumentsArgs) { limit }: RecentDocumentsArgs) {
    return listRecentDocuments(ctx, limit);
  }
}
